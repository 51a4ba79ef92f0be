import type { Source } from './source.ts'

/** Findings, advisories and programmes of public bodies. */
export const reports = {
  timhortons2022: {
    kind: 'report',
    issuer: 'Office of the Privacy Commissioner of Canada and three provincial commissioners',
    year: 2022,
    title: 'Joint investigation into location tracking by the Tim Hortons App',
    number: 'PIPEDA Findings #2022-001',
    url: 'https://www.priv.gc.ca/en/opc-actions-and-decisions/investigations/investigations-into-businesses/2022/pipeda-2022-001/',
  },
  cve202325157: {
    kind: 'report',
    issuer: 'GeoServer',
    year: 2023,
    title: 'OGC Filter SQL injection vulnerabilities in GeoServer',
    number: 'CVE-2023-25157',
    url: 'https://github.com/geoserver/geoserver/security/advisories/GHSA-7g5f-wrx8-5ccf',
  },
  cve202436401: {
    kind: 'report',
    issuer: 'GeoServer',
    year: 2024,
    title: 'Remote code execution through evaluation of property names as XPath expressions in GeoServer',
    number: 'CVE-2024-36401',
    url: 'https://nvd.nist.gov/vuln/detail/CVE-2024-36401',
  },
  cisa2025: {
    kind: 'report',
    issuer: 'CISA',
    year: 2025,
    published: '2025-09-23',
    title: 'CISA Shares Lessons Learned from an Incident Response Engagement',
    number: 'AA25-266A',
    url: 'https://www.cisa.gov/news-events/cybersecurity-advisories/aa25-266a',
  },
  cpcsc: {
    kind: 'report',
    issuer: 'Public Services and Procurement Canada',
    year: 2026,
    title: 'Canadian Program for Cyber Security Certification',
    name: 'CPCSC',
    url: 'https://www.canada.ca/en/public-services-procurement/services/industrial-security/security-requirements-contracting/cyber-security-certification-defence-suppliers-canada/program-overview.html',
  },
} as const satisfies Record<string, Source>
