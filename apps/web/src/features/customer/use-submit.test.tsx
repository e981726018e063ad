// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { useSubmit } from './use-submit.tsx';

const sent: string[] = [];
const answers: (() => void)[] = [];

const send = (typed: { name: string }) => {
  sent.push(typed.name);
  return new Promise<void>((resolve) => answers.push(resolve));
};

const NameForm = () => {
  const attempt = useMutation({ mutationFn: send });
  const form = useForm({ defaultValues: { name: 'Ada' } });
  const { submit } = useSubmit(form, attempt);
  return (
    <form onSubmit={submit}>
      <button type="submit">{attempt.isSuccess ? 'Again' : 'Send'}</button>
    </form>
  );
};

describe('useSubmit', () => {
  afterEach(cleanup);

  it('sends once for two presses in a row, and again after the reply', async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NameForm />
      </QueryClientProvider>,
    );
    const press = () => fireEvent.click(screen.getByRole('button'));
    press();
    press();
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    for (const answer of answers) answer();
    await screen.findByText('Again');
    expect(sent).toEqual(['Ada']);

    press();
    await waitFor(() => expect(sent).toEqual(['Ada', 'Ada']));
  });
});
