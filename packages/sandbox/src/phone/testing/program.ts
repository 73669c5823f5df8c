import { startRelay } from '../../relay/startRelay'
import { startPhone } from '../startPhone'

const relay = await startRelay()
const phone = await startPhone({ relayUrl: relay.url, rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' } })
process.send?.(phone.url)
process.once('message', async (order) => {
  if (order === 'exit') process.exit(0)
  await Promise.all([phone.stop(), relay.stop()])
  process.disconnect()
})
