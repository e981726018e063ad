import { listAdvertisers, setAdvertiser } from '@wearfolio/catalogue/commissions/advertisers';
import { importReport } from '@wearfolio/catalogue/commissions/import-report';
import { textSource } from '@wearfolio/catalogue/commissions/open-csv';
import type { CommissionNetwork, CommissionReport } from '@wearfolio/contracts/desk-commissions';
import type { Database } from '@wearfolio/database/client';

export { importReport, listAdvertisers, setAdvertiser, textSource };

/** One page of imported reports, latest first, and the total. */
export const listReports = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: CommissionReport[]; total: number }> => {
  const [rows, total] = await Promise.all([
    db.commissionReport.findMany({ orderBy: { id: 'desc' }, skip: offset, take: limit }),
    db.commissionReport.count(),
  ]);
  const data = rows.map(({ importedAt, network, ...report }) => ({
    ...report,
    network: network as CommissionNetwork,
    at: importedAt.toISOString(),
  }));
  return { data, total };
};

/** Rejected rows of a report with reasons, by line. */
export const listReportRefusals = (
  db: Database,
  reportId: number,
  limit: number,
): Promise<{ line: number; reason: string }[]> =>
  db.commissionRefusal.findMany({
    where: { reportId },
    select: { line: true, reason: true },
    orderBy: { line: 'asc' },
    take: limit,
  });
