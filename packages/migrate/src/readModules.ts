import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { Library } from './notes.js'

/** Packages of each library, as an app's code and its package.json name them. */
export const LIBRARIES: Readonly<Record<Library, RegExp>> = {
  rainbowkit: /^@rainbow-me\/rainbowkit/,
  connectkit: /^connectkit(\/|$)/,
  appkit: /^@reown\/appkit/,
  'wallet-adapter': /^@solana\/wallet-adapter-/,
  'sats-connect': /^(sats-connect|@sats-connect\/core)$/,
  'cosmos-kit': /^(@cosmos-kit\/|cosmos-kit$)/,
}

export const findLibrary = (module: string): Library | undefined =>
  (Object.keys(LIBRARIES) as Library[]).find((library) => LIBRARIES[library].test(module))

const MODULE =
  /(?:from|import|require|resolve|mock)\s*(?:\(\s*)?(?:url\(\s*)?(?:\/\*[^*]*\*\/\s*)*['"`]([^'"`\n]+)['"`]/g

/** Lists modules that a text of any language loads, with their position. It may list some of comments, too. */
export const findModules = (text: string): readonly { readonly module: string; readonly position: number }[] =>
  [...text.matchAll(MODULE)].map((match) => ({ module: (match[1] ?? '').replace(/^~/, ''), position: match.index }))

/** Lists the modules that a file's code loads, in any form, with the node that does. */
export function readModules(file: SourceFile): readonly { readonly module: string; readonly node: Node }[] {
  const literals = [
    ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ]
  return literals.flatMap((literal) => {
    const node = findLoader(literal)
    return node ? [{ module: literal.getLiteralText(), node }] : []
  })
}

function findLoader(literal: Node): Node | undefined {
  const parent = literal.getParent()
  if (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent) || Node.isModuleDeclaration(parent))
    return parent
  if (Node.isExternalModuleReference(parent)) return parent.getParent()
  if (Node.isLiteralTypeNode(parent) && Node.isImportTypeNode(parent.getParent())) return parent.getParent()
  if (!Node.isCallExpression(parent) || parent.getArguments()[0] !== literal) return undefined
  const callee = parent.getExpression().getText()
  return /^(import|require(\.\w+)?|import\.meta\.resolve|(jest|vi)\.\w+)$/.test(callee) ? parent : undefined
}
