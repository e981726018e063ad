import { zodResolver } from '@hookform/resolvers/zod';
import type { Input } from '@wearfolio/contracts/endpoint';
import { noticeReasons, reportForm } from '@wearfolio/contracts/fields/report-form';
import { lengths } from '@wearfolio/contracts/limits';
import type { reportOffer } from '@wearfolio/contracts/notices';
import { type Message, message } from '@wearfolio/messages/key';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { fieldClass } from '../../ui/form/field-frame.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useReportOffer } from './api.ts';

const reasonNames = {
  illegal: message('contact.illegal'),
  counterfeit: message('contact.counterfeit'),
  wrong: message('contact.wrong'),
} as const satisfies Record<(typeof noticeReasons)[number], Message>;

type Report = Input<typeof reportOffer>['body'];

type Props = { productId: number; name: string; isOpen: boolean; onClose: () => void };

const ReportForm = ({ productId, name, onSent }: Pick<Props, 'productId' | 'name'> & { onSent: () => void }) => {
  const { userDetails } = useSession();
  const id = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(reportForm),
    defaultValues: {
      product_id: productId,
      reason: 'wrong',
      explanation: '',
      full_name: userDetails ? `${userDetails.first_name} ${userDetails.last_name}`.trim() : '',
      email: userDetails?.email ?? '',
      leave_empty: '',
    },
  });
  const { errors } = formState;
  const report = useReportOffer();
  const send = (body: Report) =>
    report.mutate(body, {
      onSuccess: ({ message }) => {
        onSent();
        showToast({ text: message });
      },
      onError: (error) =>
        setError('root', { message: error instanceof ApiError ? error.message : t('ui.pleaseTryAgain') }),
    });
  return (
    <form className="grid gap-5 overflow-y-auto p-5" onSubmit={handleSubmit(send)} noValidate>
      <p className="text-ink-2 wrap-anywhere">{name}</p>
      {errors.root?.message && <FormAlert onClose={() => setError('root', {})}>{errors.root.message}</FormAlert>}
      <div>
        <label className="type-small block text-ink-2" htmlFor={`${id}-reason`}>
          {t('contact.whatIsWrong')}
        </label>
        <select id={`${id}-reason`} className={`${fieldClass} select-field mt-1.5 h-12`} {...register('reason')}>
          {noticeReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonNames[reason])}
            </option>
          ))}
        </select>
      </div>
      <TextArea
        label={t('contact.pleaseExplain')}
        error={errors.explanation?.message}
        className="min-h-28"
        rows={4}
        maxLength={lengths.noticeExplanation.max}
        isRequired
        {...register('explanation')}
      />
      <Field
        label={t('contact.name')}
        autoComplete="name"
        error={errors.full_name?.message}
        {...register('full_name')}
      />
      <Field
        label={t('contact.emailShort')}
        type="email"
        autoComplete="email"
        hint={t('contact.emailHint')}
        error={errors.email?.message}
        {...register('email')}
      />
      <div>
        <CheckBox
          label={t('contact.goodFaith')}
          aria-invalid={errors.is_true !== undefined}
          aria-describedby={errors.is_true && `${id}-true`}
          {...register('is_true')}
        />
        {errors.is_true && (
          <p id={`${id}-true`} className="type-small mt-1.5 text-sale">
            {errors.is_true.message}
          </p>
        )}
      </div>
      <Honeypot {...register('leave_empty')} />
      <BusyButton isBusy={report.isPending}>{t('contact.sendReport')}</BusyButton>
    </form>
  );
};

/** Reports an offer as illegal, counterfeit or wrong. */
export const ReportDialog = ({ isOpen, onClose, ...offer }: Props) => (
  <Dialog look="small" isOpen={isOpen} onClose={onClose}>
    <DialogHead>{t('contact.report')}</DialogHead>
    <ReportForm {...offer} onSent={onClose} />
  </Dialog>
);
