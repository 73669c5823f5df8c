import type { ChainReader } from '../../adapter/chainReader.js'
import type { Network } from '../../types/network.js'
import type { ChainReaderDriver, ChainReaderNode } from './chainReaderDriver.js'
import { check } from './check.js'
import type { CaseEnvironment, TestApp } from './createCaseEnvironment.js'

export interface ChainReaderCaseRun {
  readonly node: ChainReaderNode
  readonly facts: ChainReaderDriver
  readonly network: Network
  readonly site: TestApp
  readonly chainReader: ChainReader
}

// Runs `use` with a chain reader over the driver's node, or over `rpcUrls`.
export async function runWithChainReader(
  stage: CaseEnvironment,
  use: (on: ChainReaderCaseRun) => Promise<void>,
  rpcUrls?: (node: ChainReaderNode) => readonly string[],
): Promise<void> {
  const facts = stage.driver.chainReader
  check(facts, 'The driver has a chain reader.')
  const node = await facts.start()
  try {
    const site = stage.open({ rpcUrls: rpcUrls?.(node) ?? [node.url] })
    check(site.adapter.chainReader, 'An adapter whose driver has a chain reader has one.')
    const chainReader = await stage.within(site.adapter.chainReader(), 'chainReader() resolves.')
    await use({ node, facts, network: stage.driver.networks[0], site, chainReader })
  } finally {
    await node.stop()
  }
}

export function requireMember<T>(member: T | undefined, name: string): T {
  check(member, `${name} is to be there, by what the driver says.`)
  return member
}
