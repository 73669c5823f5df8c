import type { EIP1193Provider } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EvmWalletInfo } from '../../wallet/types'
import { createTestWallet } from './testing/createTestWallet'

interface Detail {
  readonly info: EvmWalletInfo
  readonly provider: EIP1193Provider
}

function createPage() {
  const page = new EventTarget() as EventTarget & { ethereum?: EIP1193Provider }
  const details: Detail[] = []
  page.addEventListener('eip6963:announceProvider', (event) => details.push((event as CustomEvent<Detail>).detail))
  return { page, details, ask: () => page.dispatchEvent(new Event('eip6963:requestProvider')) }
}

describe('an EIP-6963 wallet', () => {
  it('announces the same frozen detail at once and on request', async () => {
    const { page, details, ask: request } = createPage()
    const { provider } = await createTestWallet({ window: page })
    request()
    expect(details).toHaveLength(2)
    const [detail] = details as [Detail]
    expect(detail.provider).toBe(provider)
    expect(details[1]!.info).toBe(detail.info)
    expect(Object.isFrozen(detail) && Object.isFrozen(detail.info)).toBe(true)
    expect(detail.info).toMatchObject({ name: 'Lantern', rdns: 'sandbox.foyer.lantern' })
    expect(detail.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(atob(detail.info.icon.replace('data:image/svg+xml;base64,', ''))).toMatch(/^<svg xmlns=.*<\/svg>$/)
  })

  it.each(['never', 'manual'] as const)('waits for its script with %s', async (announce) => {
    const { page, details, ask: request } = createPage()
    const { script } = await createTestWallet({ window: page, announce })
    request()
    expect(details).toEqual([])
    script.announce()
    request()
    expect(details).toHaveLength(2)
  })

  it('stops announcing after it is destroyed', async () => {
    const { page, details, ask: request } = createPage()
    const { destroy } = await createTestWallet({ window: page, legacy: true })
    expect(page.ethereum).toBe(details[0]!.provider)
    destroy()
    request()
    expect(details).toHaveLength(1)
    expect(page.ethereum).toBeUndefined()
  })
})

describe('a late announcement', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes after its delay', async () => {
    const { page, details, ask: request } = createPage()
    await createTestWallet({ window: page, announce: { lateMs: 300 } })
    request()
    expect(details).toEqual([])
    vi.advanceTimersByTime(300)
    expect(details).toHaveLength(1)
  })
})
