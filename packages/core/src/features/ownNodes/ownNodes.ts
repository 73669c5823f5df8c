import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { OwnNode } from '../../adapter/context.js'
import type { ModalContext, Service } from '../../modal/context.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { isCaipNetworkId } from '../../utils/caip.js'
import { isRecord } from '../../utils/isRecord.js'
import { parseNodeUrl } from './parseNodeUrl.js'

const KEY = 'own_nodes'

export interface ChosenNode {
  readonly url: string
  /** True from a failure until the node answers again. */
  readonly isFailing: boolean
}

type ChosenNodes = Readonly<Partial<Record<CaipNetworkId, ChosenNode>>>

export interface OwnNodes {
  readonly $nodes: ReadableAtom<ChosenNodes>
  find(caipNetworkId: CaipNetworkId): OwnNode | undefined
  /** Stores a node in this browser. Undefined removes it. */
  set(caipNetworkId: CaipNetworkId, url: string | undefined): void
}

export const ownNodes: Service<OwnNodes> = { create }

function create({ services: { storage } }: ModalContext): OwnNodes {
  const $nodes = atom<ChosenNodes>(storage.getJson(KEY, toNodes) ?? {})
  const report = (caipNetworkId: CaipNetworkId, url: string, isWorking: boolean) => {
    const nodes = $nodes.get()
    const node = nodes[caipNetworkId]
    if (node?.url !== url || node.isFailing !== isWorking) return
    $nodes.set({ ...nodes, [caipNetworkId]: { url, isFailing: !isWorking } })
  }
  return {
    $nodes,
    find(caipNetworkId) {
      const url = $nodes.get()[caipNetworkId]?.url
      return url === undefined ? undefined : { url, report: (isWorking) => report(caipNetworkId, url, isWorking) }
    },
    set(caipNetworkId, url) {
      const { [caipNetworkId]: _, ...others } = $nodes.get()
      $nodes.set(url === undefined ? others : { ...others, [caipNetworkId]: { url, isFailing: false } })
      const urls = Object.entries($nodes.get()).map(([id, node]) => [id, node?.url])
      if (urls.length) storage.setJson(KEY, Object.fromEntries(urls))
      else storage.remove(KEY)
    },
  }
}

/** Parses stored nodes, because other code may write to the storage. */
function toNodes(value: unknown): ChosenNodes | undefined {
  if (!isRecord(value)) return undefined
  const nodes = Object.entries(value).flatMap(([id, text]) => {
    const url = typeof text === 'string' ? parseNodeUrl(text) : undefined
    return isCaipNetworkId(id) && url !== undefined ? [[id, { url, isFailing: false }] as const] : []
  })
  return Object.fromEntries(nodes)
}
