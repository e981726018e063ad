import { confirmTestMail } from '@wearfolio/contracts/desk-launch';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { useChange } from '../api.ts';

const param = 'received';

/** Notes that a test mail arrived, when its link opened the page. */
export const useReceivedMail = (): void => {
  const [params, setParams] = useSearchParams();
  const code = params.get(param);
  const { mutate } = useChange({
    mutationFn: (received: string) => call(confirmTestMail, { body: { code: received } }),
  });
  useEffect(() => {
    if (code === null) return;
    mutate(code);
    setParams({}, { replace: true });
  }, [code, mutate, setParams]);
};
