import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'

const SHOWN = 6

/** Reports that this device has a part of a wallet of this login which the server does not know, and no other has. */
export class ForgottenWalletError extends FrameError {
  readonly address: string

  constructor(address: string) {
    super(texts().errors.wallet.forgotten(`${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}`))
    this.address = address
  }
}
