import { modelSettings } from '../support/modelSettings.ts'
import { build, createBuildFolder } from '../support/site.ts'

/** Builds the two pages that most browser tests use, before the first test starts. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default async function setUp() {
  const deleteBuilds = createBuildFolder()
  try {
    await Promise.all([build({}), build(modelSettings)])
  } catch (error) {
    deleteBuilds()
    throw error
  }
  return deleteBuilds
}
