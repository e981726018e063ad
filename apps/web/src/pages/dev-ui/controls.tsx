import { ArrowButton } from '../../ui/arrow-button.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldFrame, fieldClass } from '../../ui/field-frame.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Specimen } from './specimen.tsx';

const doNothing = () => undefined;

const Buttons = () => (
  <Specimen title="Buttons">
    <Button>Show 137 items</Button>
    <Button disabled>Show 0 items</Button>
    <Button look="outlined">Save</Button>
    <Button look="outlined" disabled>
      Save
    </Button>
    <Button size="float">Floating</Button>
    <Button size="buy">Buy</Button>
    <BusyButton isBusy={false}>Submit</BusyButton>
    <BusyButton isBusy>Submit</BusyButton>
    <TextButton>Clear all</TextButton>
    <TextButton disabled>Clear all</TextButton>
    <ArrowButton towards="left" aria-label="Back" disabled />
    <ArrowButton towards="right" aria-label="On" />
  </Specimen>
);

const Fields = () => (
  <Specimen title="Fields">
    <Field className="w-60" name="plain" label="Plain" />
    <Field className="w-60" name="filled" label="Filled, with a hint" hint="One line below" defaultValue="Elena" />
    <Field className="w-60" name="wrong" label="Wrong" error="Please enter the first name" defaultValue="El" />
    <Field className="w-60" name="secret" label="Password" type="password" defaultValue="look at me" />
    <Field className="w-60" name="shut" label="Disabled" disabled defaultValue="Not now" />
    <FieldFrame className="w-60" id="note" label="With a note" note={<span className="figures">12/100</span>}>
      <textarea id="note" className={`${fieldClass} py-3`} rows={3} defaultValue="Good morning" />
    </FieldFrame>
    <div className="w-60">
      <CheckBox label="Ticked" defaultChecked />
      <CheckBox label="Not ticked" />
      <CheckBox label="Disabled" disabled />
    </div>
    <div className="w-100 max-w-full">
      <FormAlert onClose={doNothing}>Two fields need another look.</FormAlert>
    </div>
  </Specimen>
);

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

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Toasts />
  </>
);
