/**
 * `email`: of the address by which the wallet is opened. `delete`: of the user, whose id stands for the way. `approve`:
 * of a new device, by the id of its request.
 */
export type RecoveryChange = 'add' | 'remove' | 'email' | 'delete' | 'approve'

/**
 * Formats what the wallet’s proof key signs for a change of recovery: who only has the login can’t make one.
 *
 * @param session hash of the session’s token, so that the signature is worth nothing in another session
 */
export const formatRecoveryChange = (change: RecoveryChange, wayId: string, session: string): string =>
  `foyer secure site, recovery, 1\n${change}\n${wayId}\n${session}`
