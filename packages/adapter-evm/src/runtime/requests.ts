import { toModalError } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import { isLive } from './isLive.js'

export interface WalletAnswer {
  readonly accounts: readonly `0x${string}`[]
  readonly chainId: number
}

export interface Requests {
  /** Somebody begins to wait for this wallet. `end` is owed, whatever comes of it. */
  begin(connector: Connector): { ask(): Promise<WalletAnswer>; end(): void }
}

interface Desk {
  readonly open: Set<Promise<WalletAnswer>>
  waiting: number
  /** The wallet said yes to something since the last time nobody waited. */
  isApproved: boolean
}

/**
 * What wallets were asked and have not answered. A request cannot be taken back from a wallet, so the visitor who has
 * gone on may still say yes to it, hours later. Then nobody waits, and `undo` makes the wallet forget this page again.
 */
export function createRequests(config: Config, undo: (connector: Connector) => void): Requests {
  const desks = new Map<string, Desk>()
  const { events } = config._internal

  const deskOf = ({ uid }: Connector): Desk => {
    const desk = desks.get(uid) ?? { open: new Set(), waiting: 0, isApproved: false }
    desks.set(uid, desk)
    return desk
  }
  const ask = (connector: Connector, desk: Desk): Promise<WalletAnswer> => {
    const earlier = [...desk.open]
    const mine = connector.connect()
    desk.open.add(mine)
    mine
      .then(
        () => {
          desk.isApproved = true
        },
        () => {},
      )
      .finally(() => {
        desk.open.delete(mine)
        tidy(connector, desk)
      })
    return earlier.length ? firstAnswer(mine, earlier) : mine
  }
  const tidy = (connector: Connector, desk: Desk) => {
    if (desk.waiting) return
    const isUnwanted = desk.isApproved && !isLive(config, connector.uid)
    desk.isApproved = false
    if (isUnwanted) undo(connector)
    // A refused wallet may connect by itself again, as wagmi's own connectors do. One that was left may not: what it
    // says next is the answer that nobody waits for.
    else if (!desk.open.size && !isLive(config, connector.uid)) connector.emitter.on('connect', events.connect)
  }
  const setConnecting = () => config.setState((state) => ({ ...state, status: 'connecting' }))
  const endConnecting = () => {
    if (config.state.status !== 'connecting' || [...desks.values()].some(({ waiting }) => waiting)) return
    config.setState((state) => ({ ...state, status: isLive(config, state.current) ? 'connected' : 'disconnected' }))
  }

  return {
    begin(connector) {
      const desk = deskOf(connector)
      desk.waiting += 1
      connector.emitter.off('connect', events.connect)
      setConnecting()
      let isEnded = false
      return {
        ask: () => ask(connector, desk),
        end() {
          if (isEnded) return
          isEnded = true
          desk.waiting -= 1
          tidy(connector, desk)
          endConnecting()
        },
      }
    },
  }
}

/**
 * The first yes counts, to the new request or to one still open from before. A wallet that takes one request at a time
 * refuses the new one as long as the visitor has the old one before them: then the answer to the old one is ours.
 */
function firstAnswer(mine: Promise<WalletAnswer>, earlier: readonly Promise<WalletAnswer>[]): Promise<WalletAnswer> {
  return new Promise((resolve, reject) => {
    for (const each of earlier) each.then(resolve, () => {})
    mine.then(resolve, (cause: unknown) => {
      if (toModalError(cause).code !== 'REQUEST_PENDING') return reject(cause)
      Promise.any(earlier).catch(({ errors }: AggregateError) => reject(errors.at(-1)))
    })
  })
}
