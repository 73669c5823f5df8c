const { networks, createModal, loadActions } = Foyer
const find = (id) => document.getElementById(id)

// Wallets in the browser need no account anywhere. With a `projectId` in place of `basic`, phones connect too.
const modal = createModal({ networks: [networks.mainnet, networks.base], basic: true })

modal.$account().subscribe(({ address, status }) => {
  find('address').textContent = address ?? 'No wallet is connected'
  find('sign').disabled = status !== 'connected'
})
modal.$network.subscribe((network) => {
  find('network').textContent = network?.name ?? ''
})
find('sign').addEventListener('click', async () => {
  const { describeError, signMessage } = await loadActions()
  find('result').textContent = await signMessage(modal, { message: 'Hello from Foyer' }).catch(describeError)
})
