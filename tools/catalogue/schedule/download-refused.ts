import { Refused } from '../refused.ts';

/**
 * `forbidden`: the address is invalid, private or redirects too often. `denied`: the store's server refuses the
 * credentials. The others concern the store's response.
 */
export type DownloadFault = 'forbidden' | 'denied' | 'too-large' | 'too-slow' | 'unreachable';

/** Thrown if a feed cannot be had from its address. The message is for ops. */
export class AddressRefused extends Refused {
  override readonly name = 'AddressRefused';
}

/** Thrown if a download is not allowed or fails. Code decides by `fault`. */
export class DownloadRefused extends AddressRefused {
  readonly fault: DownloadFault;

  constructor(fault: DownloadFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
