import type { EIP1193Provider } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestWallet } from './testing/createTestWallet'
import type { SandboxWalletInfo } from './types'

interface Detail {
  readonly info: SandboxWalletInfo
  readonly provider: EIP1193Provider
}

function createPage() {
  const page = new EventTarget() as EventTarget & { ethereum?: EIP1193Provider }
  const details: Detail[] = []
  page.addEventListener('eip6963:announceProvider', (event) => details.push((event as CustomEvent<Detail>).detail))
  return { page, details, ask: () => page.dispatchEvent(new Event('eip6963:requestProvider')) }
}

describe('EIP-6963', () => {
  it('announces at once and again on request, frozen and the same', async () => {
    const { page, details, ask } = createPage()
    const { provider } = await createTestWallet({ window: page })
    ask()
    expect(details).toHaveLength(2)
    const [detail] = details as [Detail]
    expect(detail.provider).toBe(provider)
    expect(details[1]!.info).toBe(detail.info)
    expect(Object.isFrozen(detail) && Object.isFrozen(detail.info)).toBe(true)
    expect(detail.info).toMatchObject({ name: 'Lantern', rdns: 'sandbox.foyer.lantern' })
    expect(detail.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(atob(detail.info.icon.replace('data:image/svg+xml;base64,', ''))).toMatch(/^<svg xmlns=.*<\/svg>$/)
  })

  it.each(['never', 'manual'] as const)('waits for the script with %s', async (announce) => {
    const { page, details, ask } = createPage()
    const { script } = await createTestWallet({ window: page, announce })
    ask()
    expect(details).toEqual([])
    script.announce()
    ask()
    expect(details).toHaveLength(2)
  })

  it('says nothing more once it is gone', async () => {
    const { page, details, ask } = createPage()
    const { destroy } = await createTestWallet({ window: page, legacy: true })
    expect(page.ethereum).toBe(details[0]!.provider)
    destroy()
    ask()
    expect(details).toHaveLength(1)
    expect(page.ethereum).toBeUndefined()
  })
})

describe('a late announcement', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes after its time', async () => {
    const { page, details, ask } = createPage()
    await createTestWallet({ window: page, announce: { lateMs: 300 } })
    ask()
    expect(details).toEqual([])
    vi.advanceTimersByTime(300)
    expect(details).toHaveLength(1)
  })
})
