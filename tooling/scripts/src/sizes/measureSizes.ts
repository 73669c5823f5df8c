import { join, relative } from 'node:path'
import { listPublishedPackages } from '../packaging/packages'
import type { PackedPackage } from '../packaging/packPackages'
import { measureEntry } from './measureEntry'
import { readTarball, type TarballSizes } from './readTarball'

export interface PackageSizes extends TarballSizes {
  readonly name: string
  readonly version: string
  /** Gzip bytes of the main entry; undefined for a package that no bundler reads. */
  readonly entry: number | undefined
}

export interface MeasureSizesParameters {
  /** Folder that the tarballs were packed from. */
  readonly packedRoot: string
  /** Folder with the same builds, and with the dependencies installed. */
  readonly root: string
  readonly tarballs: readonly PackedPackage[]
}

export async function measureSizes({ packedRoot, root, tarballs }: MeasureSizesParameters): Promise<PackageSizes[]> {
  const packages = listPublishedPackages(packedRoot)
  const others = packages.map(({ manifest }) => manifest.name)
  const sizes: PackageSizes[] = []
  for (const { name, path, tarball } of tarballs) {
    const manifest = packages.find((each) => each.path === path)?.manifest
    if (!manifest) throw new Error(`${name} is not published.`)
    const entry = await measureEntry({ path: join(root, relative(packedRoot, path)), manifest, others })
    sizes.push({ name, version: manifest.version, ...readTarball(tarball), entry })
  }
  return sizes.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
