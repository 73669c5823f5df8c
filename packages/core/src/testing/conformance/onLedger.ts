import type { Ledger } from '../../adapter/ledger.js'
import type { Network } from '../../types/network.js'
import { check } from './check.js'
import type { Site, Stage } from './createStage.js'
import type { LedgerDriver, LedgerNode } from './ledgerDriver.js'

export interface OnLedger {
  readonly node: LedgerNode
  readonly facts: LedgerDriver
  readonly network: Network
  readonly site: Site
  readonly ledger: Ledger
}

/** Runs something on a page whose nodes are the driver's. `rpcUrls`: others in their place. */
export async function onLedger(
  stage: Stage,
  use: (on: OnLedger) => Promise<void>,
  rpcUrls?: (node: LedgerNode) => readonly string[],
): Promise<void> {
  const facts = stage.driver.ledger
  check(facts, 'The driver has a ledger.')
  const node = await facts.start()
  try {
    const site = stage.open({ rpcUrls: rpcUrls?.(node) ?? [node.url] })
    check(site.adapter.ledger, 'An adapter whose driver has a ledger has one.')
    const ledger = await stage.within(site.adapter.ledger(), 'ledger() resolves.')
    await use({ node, facts, network: stage.driver.networks[0], site, ledger })
  } finally {
    await node.stop()
  }
}

/** What a member gives, which is to be there. */
export function present<T>(member: T | undefined, name: string): T {
  check(member, `${name} is to be there, by what the driver says.`)
  return member
}
