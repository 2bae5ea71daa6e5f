import type { SidebarsConfig } from './src/model/sidebars-config.ts';

/** The two sidebars of the documentation, ordered by what a newcomer needs first. */
export const sidebars: SidebarsConfig = {
  docs: {
    label: 'Documentation',
    items: [
      { type: 'doc', id: 'index', label: 'Welcome' },
      { type: 'folder', dir: 'getting-started' },
      { type: 'doc', id: 'installation' },
      { type: 'folder', dir: 'features' },
      { type: 'folder', dir: 'components' },
      { type: 'folder', dir: 'use-cases' },
      { type: 'doc', id: 'intelligent-applications' },
      { type: 'folder', dir: 'deployment' },
      { type: 'folder', dir: 'clients' },
      { type: 'folder', dir: 'sdks' },
      { type: 'folder', dir: 'cli' },
      { type: 'folder', dir: 'reference' },
      { type: 'doc', id: 'troubleshooting' },
      { type: 'doc', id: 'faq' },
      { type: 'doc', id: 'acknowledgements' },
    ],
  },
  api: {
    label: 'API',
    items: [
      { type: 'doc', id: 'api/index', label: 'APIs' },
      { type: 'doc', id: 'api/overview' },
      { type: 'doc', id: 'api/auth' },
      { type: 'doc', id: 'api/tls' },
      { type: 'doc', id: 'api/arrow-flight-sql' },
      { type: 'doc', id: 'api/jdbc' },
      { type: 'doc', id: 'api/odbc' },
      { type: 'doc', id: 'api/adbc' },
      { type: 'doc', id: 'api/HTTP/index', label: 'HTTP API' },
      { type: 'doc', id: 'api/HTTP/runtime' },
      { type: 'operations' },
    ],
  },
};
