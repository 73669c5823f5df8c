import { FrameError } from '../errors/FrameError'

export type RecoveryErrorReason =
  | 'OTHER_KIND'
  | 'UNKNOWN_CHARACTER'
  | 'MISSING_GROUP'
  | 'EXTRA_GROUP'
  | 'WRONG_GROUP_LENGTH'
  | 'WRONG_GROUP'
  | 'SWAPPED_GROUPS'
  | 'WRONG_CODE'
  | 'SHORT_PASSWORD'
  | 'LONG_PASSWORD'
  | 'WEAK_PASSWORD'
  | 'WRONG_PASSWORD'
  | 'NO_PASSWORD'
  | 'NO_PASSKEYS'
  | 'NO_PRF'
  | 'NO_CREDENTIAL'
  | 'CANCELLED'
  | 'WRONG_PASSKEY'
  | 'NOT_A_FILE'
  | 'FILE_TOO_LARGE'
  | 'NEWER_VERSION'
  | 'DAMAGED'
  | 'OTHER_FILE'

/** Reports to the user why a recovery is refused. Its message contains no secret. */
export class RecoveryError extends FrameError {
  readonly reason: RecoveryErrorReason
  /** Numbers of the groups of a printed code that are wrong, from 1. */
  readonly groups: readonly number[]

  constructor(reason: RecoveryErrorReason, message: string, groups: readonly number[] = []) {
    super(message)
    this.reason = reason
    this.groups = groups
  }
}
