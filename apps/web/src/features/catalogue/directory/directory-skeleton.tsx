const letters = ['A', 'B', 'C', 'D'];

/** The directory while its brands are on their way. */
export const DirectorySkeleton = () => (
  <div aria-hidden="true">
    <div className="mb-6 h-12 max-w-120 animate-pulse bg-tint" />
    <div className="h-[46px] border-y border-line" />
    {letters.map((letter) => (
      <div key={letter} className="border-b border-line py-6 md:grid md:grid-cols-[96px_1fr] md:py-8">
        <div className="mb-2 size-10 animate-pulse bg-tint md:mb-0" />
        <div className="h-40 animate-pulse bg-tint" />
      </div>
    ))}
  </div>
);
