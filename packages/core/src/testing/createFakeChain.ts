import type { ChainReader } from '../adapter/chainReader.js'
import type { TransactionState, TransferMethods } from '../adapter/transfers.js'

export interface FakeChain {
  readonly chainReader: ChainReader
  /** States by hash. `Error`: the node does not answer. Missing: pending. */
  readonly states: Map<string, TransactionState | Error>
  readonly nodes: Map<string, TransactionState | Error>
  readonly askedNodes: string[]
  readonly asked: string[]
  readonly most: number
  /** Delays answers by a millisecond, so that requests overlap. @default false */
  isSlow: boolean
}

export function createFakeChain(more: Omit<ChainReader, 'transfers'> = {}): FakeChain {
  const states = new Map<string, TransactionState | Error>()
  const nodes = new Map<string, TransactionState | Error>()
  const asked: string[] = []
  const askedNodes: string[] = []
  let open = 0
  let most = 0
  const unasked = () => {
    throw new Error('Nobody sends in these tests')
  }
  const transfers: TransferMethods = {
    quote: unasked,
    simulate: unasked,
    send: unasked,
    async state({ hash, node }) {
      if (node !== undefined) {
        askedNodes.push(node)
        const said = nodes.get(node)
        if (said instanceof Error) throw said
        return said ? { ...said, source: node } : { status: 'pending' }
      }
      asked.push(hash)
      open += 1
      most = Math.max(most, open)
      if (fake.isSlow) await new Promise((resolve) => setTimeout(resolve, 1))
      else await Promise.resolve()
      open -= 1
      const state = states.get(hash)
      if (state instanceof Error) throw state
      return state ?? { status: 'pending' }
    },
  }
  const fake: FakeChain = {
    isSlow: false,
    chainReader: { ...more, transfers },
    states,
    nodes,
    askedNodes,
    asked,
    get most() {
      return most
    },
  }
  return fake
}
