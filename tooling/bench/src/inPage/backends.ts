// Runs first in the page: imitates the hosted backends, with the latency of the page's host (`__latency`, ms).
// `__asked` lists the requests, `__nameLookups` counts calls of ENS's Universal Resolver to the page's own node.
{
  const callOfResolver = '"to":"0xeeeeeeee14d718c2b47d9923deab1335e144eeee"'
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
  window.__nameLookups = 0
  window.fetch = (url, init) => {
    if (String(init?.body).toLowerCase().includes(callOfResolver)) window.__nameLookups++
    const [, answer] = answers.find(([address]) => address.test(String(url))) ?? []
    if (!answer) return fetch(url, init)
    window.__asked.push(String(url))
    const response = new Response(JSON.stringify(answer))
    if (!window.__latency) return Promise.resolve(response)
    return new Promise((resolve) => setTimeout(resolve, window.__latency, response))
  }
}
