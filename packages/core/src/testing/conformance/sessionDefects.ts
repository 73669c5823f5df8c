import type { AttachRequest, Channel, ChannelSupport } from '../../adapter/channel.js'
import type { AdapterContext } from '../../adapter/context.js'
import type { NacreConnection } from '../fixtures/nacreAdapter.js'
import { attachNacreChannel } from '../fixtures/nacreChannel.js'
import type { NacreProvider } from '../fixtures/nacreWallet.js'
import { patchConnection } from './patchConnection.js'

export type NacreSupport = ChannelSupport<'nacre', NacreProvider>
type Change = (good: NacreSupport, adapterContext: AdapterContext<'nacre'>) => Partial<NacreSupport>
type Request = AttachRequest<'nacre'>

const attaching =
  (change: (good: NacreConnection, channel: Channel) => Partial<NacreConnection>): Change =>
  ({ attach }) => ({
    async attach(channel, request) {
      const good = await attach(channel, request)
      return patchConnection(good, change(good, channel))
    },
  })

const seeing =
  (change: (good: Channel, request: Request) => Partial<Channel>): Change =>
  ({ attach }) => ({ attach: (channel, request) => attach({ ...channel, ...change(channel, request) }, request) })

export const SESSION_DEFECTS: Readonly<Record<string, readonly [change: Change, ...broken: string[]]>> = {
  'asks twice for a method': [
    ({ methods }) => ({ methods: [...methods, ...methods] }),
    'channel: lists the permissions that it requests',
  ],
  'makes an account up': [
    seeing(({ approved }, { network }) => ({
      approved: (namespace) =>
        approved(namespace) ?? {
          accounts: [`${network?.caipNetworkId ?? 'nacre:deep'}:ncr1shell8`],
          caipNetworkIds: [],
          methods: [],
          events: [],
        },
    })),
    'channel: has no connection without an account of its namespace',
  ],
  'keeps to itself which networks a session allows': [
    attaching(() => ({ approvedNetworks: undefined as never })),
    'channel: lists the networks that the session permits',
  ],
  'names the networks that a session allowed at first': [
    attaching(({ approvedNetworks }) => {
      const first = approvedNetworks?.()
      return { approvedNetworks: () => first }
    }),
    'channel: lists the networks that the session permits',
  ],
  'does not hear of accounts over a session': [
    seeing(({ watch }) => ({
      watch: (namespace, listener) => watch(namespace, (change) => void (change.type === 'end' && listener(change))),
    })),
    'channel: follows the wallet to another account',
  ],
  'tells the end of a session twice': [
    attaching(({ watch }) => ({
      watch: (listener) =>
        watch((change) => {
          listener(change)
          if (change.type === 'end') listener(change)
        }),
    })),
    'channel: ends with the session, once',
  ],
  'leaves a session open': [seeing(() => ({ close: async () => {} })), 'channel: disconnect() ends the session'],
  'goes on with a session for ever': [
    (_, adapterContext) => ({
      attach: attachNacreChannel({ ...adapterContext, signal: new AbortController().signal }),
    }),
    'channel: lists the networks that the session permits',
    'channel: stops listening when the modal is destroyed',
  ],
  'asks a session on any network': [
    seeing(({ request }) => ({ request: (question) => request({ ...question, caipNetworkId: 'nacre:shallow' }) })),
    'channel: signs with the account of the session, on its network',
  ],
}
