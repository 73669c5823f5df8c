import ring from '../theme/ring.css?text'
import { walletNameOf } from '../utils/walletNameOf.js'
import type { ViewModule } from '../viewModule.js'
import { ConnectingView } from './ConnectingView.js'
import { MultiChainView } from './MultiChainView.js'

interface ConnectingViews {
  readonly ConnectingExternal: ViewModule<'ConnectingExternal'>
  readonly ConnectingMultiChain: ViewModule<'ConnectingMultiChain'>
}

/** A wallet of this browser that is being asked, and for what. One file: each file more is named in the first load. */
export const connectingViews: ConnectingViews = {
  ConnectingExternal: {
    Component: ConnectingView,
    sheets: [ring],
    title: ({ context }, params) => walletNameOf(context, params?.walletId ?? ''),
  },
  ConnectingMultiChain: {
    Component: MultiChainView,
    title: ({ context }, params) => walletNameOf(context, params?.walletId ?? ''),
  },
}
