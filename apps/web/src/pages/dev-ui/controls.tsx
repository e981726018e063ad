import { useId, useState } from 'react';
import { Button, TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { FaultAlert } from '../../ui/form/fault-alert.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SortList } from '../../ui/overlay/sort-list.tsx';
import { PhoneBarHalves } from '../../ui/phone-bar.tsx';
import { ArrowButton } from '../../ui/row/arrow-button.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { TabList, TabPanel } from '../../ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const doNothing = () => undefined;

const Buttons = () => (
  <Specimen title="Buttons" isLine>
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
    <div className="flex items-center gap-3 bg-sand p-4 [--focus-ring:var(--color-slide-ink)]">
      <Button look="onSlide">Explore</Button>
      <ArrowButton towards="right" look="onSlide" aria-label="On, on a slide" />
    </div>
    <div className="flex items-center gap-3 bg-moss p-4 text-moss-ink [--focus-ring:var(--color-moss-ink)]">
      <Button look="onMoss">Explore Now</Button>
      <ArrowButton towards="right" look="onBand" aria-label="On, on a band" />
      <ArrowButton towards="right" look="onBand" aria-label="At the end of a band" disabled />
    </div>
  </Specimen>
);

const Fields = () => (
  <Specimen title="Fields">
    <Field className="w-60" name="plain" label="Plain" />
    <Field className="w-60" name="filled" label="Filled, with a hint" hint="One line below" defaultValue="Elena" />
    <Field className="w-60" name="wrong" label="Wrong" error="Please enter the first name" defaultValue="El" />
    <Field className="w-60" name="secret" label="Password" type="password" defaultValue="look at me" />
    <Field className="w-60" name="shut" label="Disabled" disabled defaultValue="Not now" />
    <div className="w-60">
      <TextArea label="Several lines" note="12/100" rows={3} defaultValue="Good morning" />
    </div>
    <div className="w-100 max-w-full">
      <FormAlert onClose={doNothing}>The address could not be saved.</FormAlert>
      <FaultAlert
        onClose={doNothing}
        faults={[{ name: 'wrong', label: 'First Name', message: 'Please enter the first name' }]}
      />
      <Notice>It is saved.</Notice>
      <FailedLoad onRetry={doNothing} />
    </div>
  </Specimen>
);

const orders = [
  { value: 'newest', name: 'Newest' },
  { value: 'asc', name: 'Price low to high' },
] as const;

const colors = [
  { name: 'Terracotta', hexa: 'B5553C' },
  { name: 'Ecru', hexa: 'ECE6DA' },
  { name: 'Black', hexa: '27272B' },
  { name: 'Multicolor', hexa: 'B36AE2' },
];

const Choices = () => {
  const [isOn, setOn] = useState(true);
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('newest');
  const [color, setColor] = useState('Terracotta');
  return (
    <Specimen title="Check boxes, switches, swatches, orders">
      <div className="w-40">
        <CheckBox label="Ticked" defaultChecked />
        <CheckBox label="Not ticked" />
        <CheckBox label="Disabled" disabled />
      </div>
      <div className="w-40">
        <Switch label="Switched" isOn={isOn} onSwitch={setOn} />
        <Switch label="On, busy" isOn isBusy onSwitch={doNothing} />
        <Switch label="Off, busy" isOn={false} isBusy onSwitch={doNothing} />
      </div>
      <div className="flex w-78 border border-line">
        <PhoneBarHalves
          count={2}
          order="Newest"
          prepareFilters={doNothing}
          prepareSort={doNothing}
          onShow={doNothing}
        />
      </div>
      <div className="flex gap-0.5">
        {colors.map(({ name, hexa }) => (
          <Swatch key={name} name={name} hexa={hexa} isChosen={name === color} onClick={() => setColor(name)} />
        ))}
      </div>
      <div className="w-70 border border-line bg-surface max-md:px-4">
        <SortList orders={orders} chosen={order} onChoose={setOrder} />
      </div>
    </Specimen>
  );
};

const words = ['One', 'Two', 'Three', 'A longer one', 'The fifth of them'];

const Tabs = ({ look, values }: { look: 'row' | 'halves'; values: readonly string[] }) => {
  const id = useId();
  const [current, setCurrent] = useState(values[0] ?? '');
  return (
    <div className="w-full md:w-100">
      <TabList
        id={id}
        look={look}
        tabs={values.map((value) => ({ value, label: value }))}
        current={current}
        onChoose={setCurrent}
        isChosenByArrow={look === 'halves'}
      />
      <TabPanel id={id} value={current} className="py-4 text-ink-2">
        What '{current}' shows.
      </TabPanel>
    </div>
  );
};

/** Controls to press, fill in or choose from. */
export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
    <Specimen title="Tabs">
      <Tabs look="row" values={words} />
      <Tabs look="halves" values={words.slice(0, 2)} />
    </Specimen>
  </>
);
