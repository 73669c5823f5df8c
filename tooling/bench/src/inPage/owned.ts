// Runs in the page after `backends.ts`: adds an account with `__many` tokens and transactions, in the data service's
// format.
{
  const { fetch } = window
  const PAGE_SIZE = 1_000
  window.__many = 10_000
  const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
  const all = (count: number, make: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => make(index))
  const token = (index: number) => ({
    ...{ name: `Token ${index}`, symbol: `T${index}`, chainId: 'eip155:1', price: 1 },
    address: `eip155:1:0x${hex(index + 1, 40)}`,
    quantity: { decimals: '6', numeric: `${window.__many - index}.5` },
  })
  const transaction = (index: number) => {
    const isOut = index % 3 === 0
    const other = `0x${hex((index % 3_000) + 77, 8).repeat(5)}`
    return {
      id: `0x${hex(index + 1, 64)}`,
      metadata: {
        operationType: isOut ? 'send' : 'receive',
        minedAt: new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString(),
        ...(isOut ? { sentFrom: ME, sentTo: other } : { sentFrom: other, sentTo: ME }),
        ...{ status: 'confirmed', chain: 'eip155:1' },
      },
      transfers: [
        {
          direction: isOut ? 'out' : 'in',
          quantity: { numeric: `${index}.25` },
          fungible_info: { symbol: `T${index % 100}`, name: `Token ${index % 100}` },
        },
      ],
    }
  }
  const history = (cursor: string | undefined) => {
    const from = Number(cursor ?? 0)
    const data = all(Math.min(PAGE_SIZE, window.__many - from), (index) => transaction(from + index))
    return { data, next: from + PAGE_SIZE < window.__many ? String(from + PAGE_SIZE) : null }
  }
  window.fetch = (url, init) => {
    const { host, pathname, searchParams } = new URL(String(url), location.href)
    if (host !== 'rpc.walletconnect.org') return fetch(url, init)
    const answer = pathname.endsWith('/supported-chains')
      ? { http: ['eip155:1'], ws: [] }
      : pathname.endsWith('/balance')
        ? { balances: all(window.__many, token) }
        : pathname.endsWith('/history')
          ? history(searchParams.get('cursor') ?? undefined)
          : {}
    return Promise.resolve(Response.json(answer))
  }

  // Records long timers, which `__passTime` runs early.
  const { setTimeout, clearTimeout } = window
  const { now } = Date
  let passed = 0
  Date.now = () => now() + passed
  const LONG_DELAY_MS = 10_000
  const longTimers = new Map<number, () => void>()
  const later = (handler: TimerHandler, time?: number, ...input: unknown[]) => {
    const act = () => {
      if (typeof handler === 'function') handler(...input)
    }
    const id = setTimeout(() => {
      longTimers.delete(id)
      act()
    }, time)
    if (time !== undefined && time >= LONG_DELAY_MS) longTimers.set(id, act)
    return id
  }
  const never = (id?: number) => {
    if (id !== undefined) longTimers.delete(id)
    clearTimeout(id)
  }
  // Node's types of these two functions differ from a browser's.
  Object.assign(window, { setTimeout: later, clearTimeout: never })
  // Runs all timers of more than 10 s at once, as if an hour had passed.
  window.__passTime = () => {
    passed += 3_600_000
    for (const [id, act] of [...longTimers]) {
      never(id)
      act()
    }
  }
}
