import { WALLET_ASSETS_WAIT } from '../../constants.js'
import { ModalError } from '../../errors/ModalError.js'
import { isRecord } from '../../utils/isRecord.js'
import { within } from '../../utils/waiting.js'
import { nftOptions } from './nftOptions.js'
import type { MakeNftSource } from './nftSource.js'
import { readDataUri, readMetadata } from './readMetadata.js'

/** What the wallet itself says (EIP-7811). One that names none may only not speak of them: others are asked. */
export const walletNfts: MakeNftSource = ({ options, stores: { connections } }) => ({
  id: 'wallet',
  knows: ({ chainNamespace }) => connections.active(chainNamespace)?.connection.readNfts !== undefined,
  async read({ namespace, address, network: { caipNetworkId }, signal }) {
    const connection = connections.active(namespace)?.connection
    const account = connection?.accounts.find((each) => each.address === address)
    if (!connection?.readNfts || !account) return undefined
    const late = () => {
      throw new ModalError('RESPONSE_TIMEOUT')
    }
    const reading = connection.readNfts({ account, caipNetworkIds: [caipNetworkId] })
    const found = (await within(reading, WALLET_ASSETS_WAIT, late, signal))?.[caipNetworkId]
    if (!found?.length) return undefined
    const { ipfs } = nftOptions(options)
    const nfts = found.map(({ metadata, address: contract, standard, tokenId, amount }) => {
      // The name in it is the collection's. Of one thing speaks what its contract writes, where that is in it.
      const { name, tokenURI, image, imageUrl, iconUrl, ...own } = isRecord(metadata) ? metadata : {}
      const said = readDataUri(tokenURI)
      const [collection, picture] = [name, image ?? imageUrl ?? iconUrl].map((each) =>
        typeof each === 'string' ? each : undefined,
      )
      return {
        caipNetworkId,
        ...{ address: contract, standard, tokenId, amount },
        ...readMetadata(said ?? own, { collection, imageUrl: picture, ipfs }),
      }
    })
    return { nfts }
  },
})
