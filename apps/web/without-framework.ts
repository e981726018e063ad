import type { Plugin } from 'vite';

const router = /[\\/]react-router[\\/]dist[\\/]/;

/** What React Router runs only with data routers, its framework mode or server components, none of which the shop has. */
const unused = ['PrefetchPageLinks', 'RSCErrorHandler', 'DefaultErrorComponent'];

/** A function at the top of a module: it ends at the first line that begins with its closing brace. */
const functionNamed = (name: string) => new RegExp(`^function ${name}\\([^]*?^}$`, 'm');

/** Components and contexts for which the bundler cannot tell that making and naming them does nothing else. */
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/**
 * Leaves out of React Router what only its framework mode runs, because its other code names it and so the bundler keeps
 * it.
 */
export const withoutFramework: Plugin = {
  name: 'without-framework',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: router },
    handler: (code) => {
      if (!code.includes('function useRoutesImpl(')) return null;
      const bare = unused.reduce((rest, name) => {
        if (!functionNamed(name).test(rest)) throw new Error(`React Router no longer has the function '${name}'`);
        return rest.replace(functionNamed(name), `function ${name}() { return null; }`);
      }, code);
      return { code: bare.replace(named, '').replace(made, '$1/* @__PURE__ */ $2'), map: null };
    },
  },
};
