const CLOSE = 'You can close this window.'

/** Texts of the window in which users approve what moves something, around the approval itself. */
export const review = {
  /** Title of the window in its tab or title bar. */
  windowTitle: 'Review a request',
  answeredTitle: 'Already answered',
  answered: `This request was answered before, and an answer counts once. ${CLOSE}`,
  withdrawnTitle: 'Request withdrawn',
  withdrawn: `The site or your wallet has withdrawn this request. Nothing was sent. ${CLOSE}`,
  goneTitle: 'Request ended',
  gone: `This request has ended: each one lasts ten minutes. Start again at the site. ${CLOSE}`,
  unknownTitle: 'Nothing to review',
  unknown: `Open a request from the site that sent it. ${CLOSE}`,
  unreadableTitle: 'This request can’t be read',
  unreadable: `It isn’t what your wallet sent, so it can’t be approved. Start again at the site. ${CLOSE}`,
  failedTitle: 'That didn’t work',
  /** Gets a reason of one or more whole sentences. */
  failed: (reason: string) => `${reason} ${CLOSE}`,
  usePasskey: 'Confirm with your passkey',
  approved: 'Approved',
  declined: 'Declined',
  goBack: (host: string) => `Go back to ${host}. ${CLOSE}`,
}
