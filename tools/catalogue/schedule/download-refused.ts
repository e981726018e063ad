import { Refused } from '../refused.ts';

/** `forbidden`: the address is invalid, private or redirects too often. The others concern the store's response. */
export type DownloadFault = 'forbidden' | 'too-large' | 'too-slow' | 'unreachable';

/** Thrown if a download is not allowed or fails. The message is for ops; code decides by `fault`. */
export class DownloadRefused extends Refused {
  readonly fault: DownloadFault;

  constructor(fault: DownloadFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
