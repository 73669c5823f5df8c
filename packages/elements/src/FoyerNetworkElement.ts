import type { Modal } from '@foyer/core'
import {
  describeNetworkButton,
  getNetworkPictureKey,
  loadNetworkPicture,
  type NetworkPicture,
} from '@foyer/react-ui/internal/accountButtons'
import { countButton } from '@foyer/react-ui/internal/buttons'
import { isNetworkUnsupported } from './accountContent.js'
import { createIcon, createMark } from './createNodes.js'
import { type ElementView, FoyerElement } from './FoyerElement.js'

/** Shows the active network and opens the list of networks, as `<foyer-network>`. */
export class FoyerNetworkElement extends FoyerElement {
  #picture: NetworkPicture | undefined
  #stopLoading: (() => void) | undefined
  #loadingKey: string | undefined

  protected override describe(modal: Modal): ElementView | undefined {
    const { options, stores } = modal.context
    if (!options.features.networkSwitch) return undefined
    const active = stores.networks.$active.get()
    const { network, opens } = describeNetworkButton(active, isNetworkUnsupported(modal))
    const { texts } = this
    if (!network) return { kind: '2', content: [createMark('fy-page__w'), texts.switchNetwork], opens }
    const key = getNetworkPictureKey(modal, network)
    const current = this.#picture?.key === key ? this.#picture : undefined
    if (key && !current) this.#load(key)
    const icon = createIcon({
      of: network.name,
      imageUrl: options.chainImages?.[network.id],
      letter: [...network.name][0],
      draw: current?.draw,
      isLoading: key !== undefined && !current,
    })
    return {
      kind: '2',
      label: texts.network(network.name),
      content: [icon, network.name, createMark('fy-page__c')],
      opens,
    }
  }

  protected override watch(modal: Modal): (() => void)[] {
    const { networks } = modal.context.stores
    return [
      ...[networks.$active, networks.$namespace, networks.$states].map((store) => store.listen(() => this.update())),
      ...(modal.context.options.features.networkSwitch ? [countButton(modal, 'network')] : []),
      this.forward(modal, 'networkChange', 'foyer-network-change'),
      () => this.#cancelLoading(),
    ]
  }

  #load(key: NetworkPicture['key']): void {
    if (this.#loadingKey === key) return
    this.#cancelLoading()
    this.#loadingKey = key
    this.#stopLoading = loadNetworkPicture(key, (picture) => {
      this.#picture = picture
      this.update()
    })
  }

  #cancelLoading(): void {
    this.#stopLoading?.()
    this.#loadingKey = undefined
  }
}
