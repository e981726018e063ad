/** Whether the browser asks not to be tracked. */
export const wantsNoReport = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};
