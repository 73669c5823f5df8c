// Runs in the page before anything else: the hosted backends, without leaving the machine, as far away as the page's own
// host is (`__latency`, milliseconds). `__asked` has what was asked.
{
  const { fetch } = window
  const wallets = ['Harbour', 'Tidepool', 'Juniper', 'Saffron'].map((name, order) => ({
    id: `wallet-${order}`,
    name,
    order,
    chains: ['eip155:1'],
    mobile_link: `${name.toLowerCase()}://`,
    supports_wc: true,
  }))
  const answers: readonly (readonly [address: RegExp, answer: object])[] = [
    [/^https:\/\/api\.web3modal\.org\/getAnalyticsConfig/, { isAnalyticsEnabled: true }],
    [/^https:\/\/api\.web3modal\.org\/getWallets/, { data: wallets, count: 480 }],
    [
      /^https:\/\/api\.web3modal\.org\/appkit\/v1\/config/,
      { features: [{ id: 'activity', isEnabled: true, config: null }] },
    ],
    [/^https:\/\/api\.web3modal\.org\/projects\/v1\/origins/, { allowedOrigins: [] }],
    [/^https:\/\/rpc\.walletconnect\.org\/v1\/supported-chains/, { http: [], ws: [] }],
    [/^https:\/\/pulse\.walletconnect\.org\//, {}],
  ]
  window.__asked = []
  window.fetch = (url, init) => {
    const [, answer] = answers.find(([address]) => address.test(String(url))) ?? []
    if (!answer) return fetch(url, init)
    window.__asked.push(String(url))
    const response = new Response(JSON.stringify(answer))
    if (!window.__latency) return Promise.resolve(response)
    return new Promise((resolve) => setTimeout(resolve, window.__latency, response))
  }
}
