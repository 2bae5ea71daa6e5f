import { type DocumentObject, SecuritySchemeObject } from './document-objects.ts';
import type { Authentication, Field } from './model.ts';
import { entriesAt, type Reading, readObject } from './read-object.ts';
import { slugOf } from './slug.ts';

/** Which credentials a request needs: what the operation says, or else what the document says for all. */
export function authenticationOf(
  reading: Reading,
  security: DocumentObject['security'],
  { document, idPrefix }: { document: DocumentObject; idPrefix: string },
): Authentication {
  const accepted = security ?? document.security ?? [];
  const names = new Set(accepted.flatMap((requirement) => Object.keys(requirement)));
  if (names.size === 0) return { kind: 'none' };
  const schemes = entriesAt('/components/securitySchemes', document.components?.securitySchemes).flatMap(
    ([name, located]) => {
      const scheme = names.has(name) ? readObject(reading, SecuritySchemeObject, located) : undefined;
      return scheme ? [schemeField(scheme.value, idPrefix)] : [];
    },
  );
  const isOptional = accepted.some((requirement) => Object.keys(requirement).length === 0);
  return { kind: isOptional ? 'optional' : 'required', schemes };
}

function schemeField(scheme: SecuritySchemeObject, idPrefix: string): Field {
  const name = scheme.name ?? 'Authorization';
  return {
    id: `${idPrefix}authentication.${slugOf(name)}`,
    name,
    type: kindOf(scheme),
    isRequired: false,
    isNullable: false,
    isDeprecated: false,
    default: undefined,
    constraints: [],
    allowed: [],
    example: undefined,
    description: scheme.description ?? '',
    nested: { fields: [], choice: undefined, sameAs: undefined },
  };
}

function kindOf({ type, in: place, scheme }: SecuritySchemeObject): string {
  switch (type) {
    case 'apiKey':
      return `API key in ${place === 'query' ? 'the query' : `a ${place ?? 'header'}`}`;
    case 'http':
      return `HTTP ${scheme ?? 'authentication'}`;
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    default:
      return type;
  }
}
