import type { AttachRequest, Channel, ChannelSupport } from '../../adapter/channel.js'
import type { AdapterHost } from '../../adapter/host.js'
import type { NacreConnection } from '../fixtures/nacreAdapter.js'
import { attachNacre } from '../fixtures/nacreChannel.js'
import type { Nacre } from '../fixtures/nacreWallet.js'
import { patch } from './patch.js'

export type NacreSupport = ChannelSupport<'nacre', Nacre>
type Change = (good: NacreSupport, host: AdapterHost<'nacre'>) => Partial<NacreSupport>
type Request = AttachRequest<'nacre'>

/** One thing is changed in each connection over a session. */
const attaching =
  (change: (good: NacreConnection, channel: Channel) => Partial<NacreConnection>): Change =>
  ({ attach }) => ({
    async attach(channel, request) {
      const good = await attach(channel, request)
      return patch(good, change(good, channel))
    },
  })

/** One thing is changed in what is seen of the session. */
const seeing =
  (change: (good: Channel, request: Request) => Partial<Channel>): Change =>
  ({ attach }) => ({ attach: (channel, request) => attach({ ...channel, ...change(channel, request) }, request) })

/** What each defect of riding on a session breaks, and nothing else. */
export const SESSION_DEFECTS: Readonly<Record<string, readonly [change: Change, ...broken: string[]]>> = {
  'asks twice for a method': [
    ({ methods }) => ({ methods: [...methods, ...methods] }),
    'channel: says what it asks a wallet to allow',
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
    'channel: has no connection where the session has no account of it',
  ],
  'keeps to itself which networks a session allows': [
    attaching(() => ({ approvedNetworks: undefined as never })),
    'channel: names the networks that the session allows',
  ],
  'names the networks that a session allowed at first': [
    attaching(({ approvedNetworks }) => {
      const first = approvedNetworks?.()
      return { approvedNetworks: () => first }
    }),
    'channel: names the networks that the session allows',
  ],
  'does not hear of accounts over a session': [
    seeing(({ watch }) => ({
      watch: (namespace, listener) => watch(namespace, (change) => void (change.type === 'end' && listener(change))),
    })),
    'channel: follows the wallet to another of its accounts',
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
    (_, host) => ({ attach: attachNacre({ ...host, signal: new AbortController().signal }) }),
    'channel: names the networks that the session allows',
    'channel: listens to no session when the modal is gone',
  ],
  'asks a session on any network': [
    seeing(({ request }) => ({ request: (question) => request({ ...question, caipNetworkId: 'nacre:shallow' }) })),
    'channel: signs with the account of the session, on its network',
  ],
}
