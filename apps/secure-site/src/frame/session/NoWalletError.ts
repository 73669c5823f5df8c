import { FrameError } from '../errors/FrameError'

/** Reports that the user has no wallet yet, and that none was created. */
export class NoWalletError extends FrameError {
  constructor() {
    super('There is no wallet for this login yet.')
  }
}
