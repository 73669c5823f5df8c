import { commonNetworks, networkPictureNames, testNetworkIdsByPictureName } from './choice/networks'
import { redrawnPictures } from './choice/redrawnPictures'
import { type AdapterNetwork, listAdapterNetworks } from './listAdapterNetworks'
import { networks, readPicture } from './readPicture'

/** Chooses pictures of the adapters' networks, best known first, and lists the networks that share Ether's picture. */
export async function chooseNetworks() {
  const ours = await listAdapterNetworks()
  const mainIds = new Set(ours.filter(({ isTest }) => !isTest).map(({ id }) => id))
  // Some test networks have the same id as a mainnet, which takes precedence.
  const isMain = (id: string) => mainIds.has(id)
  const names = toNames(ours, isMain)
  const order = [
    ...commonNetworks,
    ...[...new Set(names.values())].filter((name) => !commonNetworks.includes(name)).sort(),
  ]
  const all = await Promise.all(
    order.map(async (name) => {
      const ids = [...names].filter(([, each]) => each === name).map(([id]) => id)
      const parts = ids.length > 0 ? (redrawnPictures[name] ?? (await readPicture(name))) : undefined
      ids.sort(compareIds)
      return parts ? [{ name, ids: ids.filter(isMain), tests: ids.filter((id) => !isMain(id)), parts }] : []
    }),
  )
  const ether = ours.filter(({ id, isTest, coin }) => coin === 'ETH' && !isTest && id !== 'eip155:1')
  return { pictures: all.flat(), ether: [...new Set(ether.map(({ id }) => id))].sort(compareIds) }
}

// Maps network ids to picture names.
function toNames(ours: readonly AdapterNetwork[], isMain: (id: string) => boolean) {
  const names = new Map<string, string>(Object.entries(networkPictureNames))
  for (const { caip2id, filePath } of networks) {
    if (caip2id && !names.has(caip2id)) names.set(caip2id, filePath.replace(/^network:/, ''))
  }
  const known = new Map<string, string>()
  const mains = ours.filter(({ id, isTest }) => !isTest && names.has(id))
  for (const { id } of mains) known.set(id, names.get(id) ?? '')
  for (const { key, id } of ours) {
    if (isMain(id)) continue
    const listed = Object.entries(testNetworkIdsByPictureName).find(([, ids]) => ids.includes(id))?.[0]
    const main = mains.filter((each) => isNamedAfter(key, each.key)).sort((a, b) => b.key.length - a.key.length)[0]
    const name = listed ?? (main && names.get(main.id))
    if (name) known.set(id, name)
  }
  return known
}

// True for `baseSepolia`, a test network of `base`.
const isNamedAfter = (key: string, main: string) => key.startsWith(main) && /^[A-Z]/.test(key.slice(main.length))

const chainIdOf = (id: string) => Number(/^eip155:(\d+)$/.exec(id)?.[1] ?? Number.POSITIVE_INFINITY)

function compareIds(one: string, other: string) {
  const [a, b] = [chainIdOf(one), chainIdOf(other)]
  return a === b ? (one < other ? -1 : 1) : a - b
}
