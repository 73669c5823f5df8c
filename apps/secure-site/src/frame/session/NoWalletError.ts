import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'

/** Reports that the user has no wallet yet, and that none was created. */
export class NoWalletError extends FrameError {
  constructor() {
    super(texts().errors.wallet.none)
  }
}
