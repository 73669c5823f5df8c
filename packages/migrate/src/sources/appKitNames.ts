import { SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'

export const library = 'appkit'

export const isAppKit = (module: string) => module === '@reown/appkit' || module.startsWith('@reown/appkit')

export const findCalls = (edit: FileEdit, name: string) =>
  edit.file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((each) => each.getExpression().getText() === name)

export const localOf = (edit: FileEdit, name: string) =>
  edit.imports(isAppKit).find((each) => each.name === name)?.local
