import { openDatabase } from '../storage/openDatabase'
import { postgresMigrations } from '../storage/postgresMigrations'

export interface DirectorySchema {
  directory: { version: number; list: string; signature: string }
  directory_image: { version: number; id: string; type: string; bytes: Buffer }
}

export const openDirectoryDatabase = (url: string) =>
  openDatabase<DirectorySchema>({ url, path: '', migrations: postgresMigrations })
