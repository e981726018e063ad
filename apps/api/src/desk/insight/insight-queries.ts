import { insightCsv, tableKeys } from '@wearfolio/catalogue/insight/insight-csv';
import { type InsightPage, readInsight } from '@wearfolio/catalogue/insight/read-insight';

export { type InsightPage, insightCsv, readInsight, tableKeys };
