import { FrameError } from '../errors/FrameError'

const SHOWN = 6

/** Reports that this device has a part of a wallet of this login which the server does not know, and no other has. */
export class ForgottenWalletError extends FrameError {
  readonly address: string

  constructor(address: string) {
    // Apps read the words "no longer" and "code" as a wrong code.
    super(
      `This device has a part of the wallet ${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}, which the secure site has forgotten. Nothing was deleted here. To get it back, choose “Restore a wallet from its recovery file” on the secure site’s own page before you log in there, or contact the people who run the site.`,
    )
    this.address = address
  }
}
