import type { StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { type ReactNode, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { FeedReport, ReportSkeleton } from './feed-report.tsx';
import { noSettings, type SettingErrors, SettingsFields } from './settings-fields.tsx';
import type { useConfirmPrices } from './use-confirm-prices.ts';
import type { usePreview } from './use-preview.ts';

type Props = {
  look: ReturnType<typeof usePreview>;
  /** Whether there is a feed to read. */
  isThere: boolean;
  settings: StoreSettings;
  errors: SettingErrors;
  onChange: (change: Partial<StoreSettings>) => void;
  /** Confirms the prices; undefined for a store that is not there yet. */
  confirm?: ReturnType<typeof useConfirmPrices> | undefined;
  /** An element between the settings and the report. */
  children?: ReactNode;
};

const isOfSettings = (errors: SettingErrors): boolean =>
  Object.keys(errors).some((field) => field in noSettings && field !== 'mapping');

const Looked = ({ look, settings, errors, onChange, confirm }: Omit<Props, 'isThere' | 'children'>) => {
  const { preview, error, isLooking, refetch } = look;
  const isSaidAtField = Object.keys(look.errors).length > 0;
  return (
    <>
      {!preview && isLooking && <ReportSkeleton />}
      {error && !isSaidAtField && <FailedLoad onRetry={() => void refetch()}>{error.message}</FailedLoad>}
      {preview && (
        <FeedReport
          preview={preview}
          isLooking={isLooking}
          mapping={settings.mapping}
          mappingError={errors.mapping}
          onMapping={(mapping) => onChange({ mapping })}
          confirm={confirm}
        />
      )}
    </>
  );
};

/**
 * The settings of a feed beside the report of how the shop reads it. They open when the feed is refused, because a
 * setting such as the currency often settles it, and stay open while staff type.
 */
export const FeedBench = ({ isThere, children, ...props }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const isAsked = isOfSettings(props.errors) || (isThere && Boolean(props.look.preview?.refusal));
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <>
      <details className="mt-5 max-w-220" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center">
          <span className="underlined">{t('desk.feeds.feedSettings')}</span>
        </summary>
        <div className="mt-2">
          <SettingsFields settings={props.settings} errors={props.errors} onChange={props.onChange} />
        </div>
      </details>
      {children}
      <div className="mt-8">{isThere && <Looked {...props} />}</div>
    </>
  );
};
