import type { Modal } from '@foyer/core'
import { describeConnectButton, getButtonCount } from '@foyer/react-ui/internal/buttons'
import { AccountElement } from './FoyerAccountElement.js'
import type { ElementView } from './FoyerElement.js'

/** Opens the modal, as `<foyer-button>`. Shows the connected account, unless a `<foyer-account>` does. */
export class FoyerButtonElement extends AccountElement {
  protected override describe(modal: Modal): ElementView | undefined {
    const { namespace, texts } = this
    const { status } = modal.$account(namespace).get()
    const isConnected = status === 'connected'
    const isElsewhere = getButtonCount(modal, 'account').get() > 0
    if (!isConnected || isElsewhere) this.stopReading()
    if (isConnected && isElsewhere) return undefined
    const button = describeConnectButton(status, namespace, isConnected)
    if (isConnected) return { ...button, content: this.createContent(modal) }
    return { ...button, content: [button.isBusy ? texts.connecting : texts.connect] }
  }

  protected override describeWithoutModal(): ElementView {
    return { ...describeConnectButton('disconnected', this.namespace, false), content: [this.texts.connect] }
  }

  protected override watch(modal: Modal): (() => void)[] {
    return [
      ...super.watch(modal),
      getButtonCount(modal, 'account').listen(() => this.update()),
      this.forward(modal, 'connect', 'foyer-connect'),
      this.forward(modal, 'disconnect', 'foyer-disconnect'),
    ]
  }
}
