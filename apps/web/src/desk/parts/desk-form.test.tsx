// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setDeskSynonym } from '@wearfolio/contracts/desk-search';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { Field } from '../../ui/form/field.tsx';
import { DeskForm, useDeskForm } from './desk-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent: object[] = [];

const Synonym = ({ refusal }: { refusal?: ApiError | undefined }) => {
  const form = useDeskForm({
    rules: setDeskSynonym.schema.body,
    start: { from: 'tee', to: '', note: '', is_both_ways: true },
    send: async (body) => {
      if (refusal) throw refusal;
      sent.push(body);
      return { data: null };
    },
    keepsChanges: true,
  });
  return (
    <DeskForm form={form} button="Add">
      <Field label="Word" {...form.field('from')} />
      <Field label="Means" {...form.field('to')} />
    </DeskForm>
  );
};

const open = (refusal?: ApiError) => {
  sent.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Synonym refusal={refusal} />
      <a href="/ops/elsewhere">Elsewhere</a>
    </QueryClientProvider>,
  );
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));

describe('a form of the desk', () => {
  it('tells wrong fields at once, above them and at each', async () => {
    open();

    press();

    expect((await screen.findByRole('alert')).textContent).toContain('Means');
    expect(screen.getByLabelText('Means').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('tells what the server refuses, at its field too', async () => {
    open(new ApiError(409, 'There is one already', { from: ['Choose another word'] }));
    type('Means', 'shirt');

    press();

    expect((await screen.findByRole('alert')).textContent).toContain('There is one already');
    expect(screen.getByText('Choose another word')).toBeTruthy();
  });

  it('asks before unsaved changes are lost, and no longer once they are saved', async () => {
    vi.stubGlobal('confirm', () => false);
    open();
    type('Means', 'shirt');
    const isKept = !fireEvent.click(screen.getByText('Elsewhere'));

    press();
    await waitFor(() => expect(sent).toEqual([{ from: 'tee', to: 'shirt', note: '', is_both_ways: true }]));
    await waitFor(() => expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true));

    expect(isKept).toBe(true);
  });
});
