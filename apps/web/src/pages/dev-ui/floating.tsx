import { useRef, useState } from 'react';
import { BarButton } from '../../ui/bar-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog, DialogClose, DialogCross, DialogHead, DialogTitle } from '../../ui/overlay/dialog.tsx';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { PopoverButton } from '../../ui/overlay/popover-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { Specimen } from './specimen.tsx';

const doNothing = () => undefined;

const Dropdowns = () => {
  const [isOpen, setOpen] = useState(false);
  const word = useRef<HTMLButtonElement>(null);
  return (
    <Specimen title="Dropdown" isLine>
      <div data-dropdown-bar>
        <BarButton ref={word} isOpen={isOpen} count={2} onIntent={doNothing} onToggle={() => setOpen(!isOpen)}>
          Color
        </BarButton>
      </div>
      <BarButton ref={null} isOpen={false} onIntent={doNothing} onToggle={doNothing}>
        Size
      </BarButton>
      <Dropdown
        label="Color"
        isOpen={isOpen}
        anchor={word.current}
        align="start"
        className="w-80 p-6"
        onClose={() => setOpen(false)}
      >
        Anything that floats.
      </Dropdown>
      <PopoverButton
        label="More"
        className="text-ink-2"
        prepare={doNothing}
        popover={(hanging) => (
          <Dropdown label="More" align="start" flips className="w-60 p-6" {...hanging}>
            Above its button where there is no room below.
          </Dropdown>
        )}
      >
        <Icon name="more" />
      </PopoverButton>
    </Specimen>
  );
};

const Opener = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <Button look="outlined" aria-haspopup="dialog" onClick={onOpen}>
    {name}
  </Button>
);

const Sheets = () => {
  const [open, setOpen] = useState<'high' | 'low' | 'left' | null>(null);
  const close = () => setOpen(null);
  const done = <Button onClick={close}>Done</Button>;
  return (
    <Specimen title="Sheets">
      <Opener name="A high sheet" onOpen={() => setOpen('high')} />
      <Opener name="A low sheet" onOpen={() => setOpen('low')} />
      <Opener name="A sheet from the left" onOpen={() => setOpen('left')} />
      <Sheet title="Filter" isOpen={open === 'high'} onClose={close} action="Clear all" foot={done}>
        <p className="py-6">Drag it down.</p>
      </Sheet>
      <Sheet title="Sort" isOpen={open === 'low'} onClose={close} isLow>
        <p className="py-6">As high as this line.</p>
      </Sheet>
      <Sheet title="Menu" isOpen={open === 'left'} onClose={close} from="left" foot={<p className="p-4">The foot</p>}>
        <p className="p-4">Drag it to the left.</p>
      </Sheet>
    </Specimen>
  );
};

const Dialogs = () => {
  const [open, setOpen] = useState<'small' | 'large' | 'screen' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen title="Dialogs">
      <Opener name="A small dialog" onOpen={() => setOpen('small')} />
      <Opener name="A large dialog" onOpen={() => setOpen('large')} />
      <Opener name="The whole screen" onOpen={() => setOpen('screen')} />
      <Dialog look="small" isOpen={open === 'small'} onClose={close}>
        <DialogHead>Linen Wrap Midi Dress</DialogHead>
        <p className="px-5 py-6">As high as what it holds.</p>
      </Dialog>
      <Dialog look="large" isOpen={open === 'large'} onClose={close}>
        <DialogTitle className="type-heading p-10">A product</DialogTitle>
        <DialogCross className="absolute top-2 right-2" />
      </Dialog>
      <Dialog look="screen" label="Search" isOpen={open === 'screen'} onClose={close}>
        <p className="flex h-14 items-center justify-between border-b border-line-2 px-4">
          Nothing of the page is in sight.
          <DialogClose className="inline-flex h-11 items-center">Cancel</DialogClose>
        </p>
      </Dialog>
    </Specimen>
  );
};

const Toasts = () => (
  <Specimen title="Toasts">
    <Button look="outlined" onClick={() => showToast({ text: 'Logged Out!' })}>
      Success
    </Button>
    <Button look="outlined" onClick={() => showToast({ text: 'Login Required!', kind: 'error' })}>
      Error
    </Button>
    <Button
      look="outlined"
      onClick={() =>
        showToast({
          text: 'Product removed successfully.',
          duration: 3000,
          action: { label: 'Undo', perform: () => showToast({ text: 'It is back.' }) },
        })
      }
    >
      With a button
    </Button>
  </Specimen>
);

/** Floating components and pagination. */
export const Floating = () => {
  const [page, setPage] = useState(5);
  return (
    <>
      <Dropdowns />
      <Sheets />
      <Dialogs />
      <Toasts />
      <Specimen title="Pagination">
        <div className="w-full">
          <Pagination page={page} pageCount={12} hrefAt={(at) => `?page=${at}`} onPage={setPage} />
        </div>
      </Specimen>
    </>
  );
};
