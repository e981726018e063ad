import { useRef, useState } from 'react';
import { BarButton } from '../../ui/bar-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Specimen } from './specimen.tsx';

const doNothing = () => undefined;

/** What opens, and what turns pages. */
export const Floating = () => {
  const [open, setOpen] = useState<'dropdown' | 'sheet' | null>(null);
  const [page, setPage] = useState(5);
  const word = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen title="Dropdown and sheet">
        <div data-dropdown-bar>
          <BarButton
            ref={word}
            isOpen={open === 'dropdown'}
            count={2}
            onIntent={doNothing}
            onToggle={() => setOpen(open === 'dropdown' ? null : 'dropdown')}
          >
            Color
          </BarButton>
        </div>
        <Dropdown
          label="Color"
          isOpen={open === 'dropdown'}
          anchor={word.current}
          align="start"
          className="w-80 p-6"
          onClose={close}
        >
          Anything that floats.
        </Dropdown>
        <Button look="outlined" onClick={() => setOpen('sheet')}>
          Open a sheet
        </Button>
        <Sheet
          title="Sort"
          isOpen={open === 'sheet'}
          onClose={close}
          isLow
          foot={<Button onClick={close}>Done</Button>}
        >
          <p className="py-6">Drag it down.</p>
        </Sheet>
      </Specimen>
      <Specimen title="Pagination">
        <Pagination page={page} pageCount={12} hrefAt={(at) => `?page=${at}`} onPage={setPage} />
      </Specimen>
    </>
  );
};
