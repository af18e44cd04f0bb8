// Generated from openapi/delivery.yaml by npm run generate. Do not edit.
export interface paths {
    "/api/delivery/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases. */
        get: operations["deliverCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case with its blocks. */
        get: operations["deliverCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles. */
        get: operations["deliverArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An article with its blocks. */
        get: operations["deliverArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News. */
        get: operations["deliverNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A news item. */
        get: operations["deliverNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published project pages. */
        get: operations["deliverSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published project page of a case with its blocks. */
        get: operations["deliverSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popup of the home page; 404 if none is visible. */
        get: operations["deliverPopup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/enquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An enquiry, unmasked; requires the scope `enquiries`. Each call adds an audit entry. */
        get: operations["deliverEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of visible content after a cursor. */
        get: operations["deliverChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Picture: {
            url: string;
            width: number | null;
            height: number | null;
            /** @description Focus of crops: percent from the left. */
            focusX: number;
            focusY: number;
            altText: string;
            /** @description Narrower versions of the picture. */
            sources: {
                url: string;
                width: number;
            }[];
        };
        /** @description A block of a page by its `partType`, as in the contract of the back office. */
        Block: {
            id?: number;
            partType: number;
        } & {
            [key: string]: unknown;
        };
        HousingUnit: {
            name: string;
            rooms: string;
            areaPing: number;
            /** @description Largest size of a range. */
            areaPingMost?: number;
            count: number;
            /**
             * @description `onRequest` has no price.
             * @enum {string}
             */
            priceBasis?: "total" | "perPing" | "onRequest";
            /** @description In 10,000 TWD. */
            price?: number;
            /** @description Largest price of a range. */
            priceMost?: number;
            /** @description Share of the common parts in percent. */
            sharedRatio?: number;
            /** @enum {string} */
            availability?: "upcoming" | "onSale" | "few" | "soldOut";
            plan: components["schemas"]["Picture"] | null;
        };
        Fact: {
            /** @description As in the contract of the back office. */
            name: string;
            label: string;
            value: string;
            source: string | null;
            /** Format: date */
            documentDate: string | null;
        };
        Seo: {
            title: string;
            keywords: string;
            description: string;
            shareImage: components["schemas"]["Picture"] | null;
        };
        /** @description The parameter `fields` may omit all fields except `id`. */
        Case: {
            id: number;
            isVisible?: boolean;
            code?: string;
            title?: string;
            subtitle?: string;
            tab?: number;
            isHighlight?: boolean;
            sort?: number;
            county?: string;
            district?: string;
            zip?: string;
            address?: string;
            tel?: string;
            receptionAddress?: string;
            siteArea?: string;
            floors?: string;
            households?: number | null;
            completion?: string;
            architect?: string;
            builder?: string;
            /** @description Sanitised HTML. */
            introduction?: string;
            housingUnits?: components["schemas"]["HousingUnit"][];
            /** @description Facts of the project that are marked as shown. */
            facts?: components["schemas"]["Fact"][];
            recommendedCaseIds?: number[];
            cover?: components["schemas"]["Picture"] | null;
            seo?: components["schemas"]["Seo"];
            blocks?: components["schemas"]["Block"][];
        };
        /** @description Enquiry of a visitor, never masked; 404 for spam. */
        Enquiry: {
            id: number;
            /** @description As in the contract of the back office. */
            type: number;
            name: string;
            /** @description Null if nobody said it; a public form does not ask. */
            gender: number | null;
            tel: string;
            email: string;
            caseId: number | null;
            caseTitle: string;
            content: string;
            /** @description Null if nobody said it. */
            source: string | null;
            handleStatus: number;
            /** Format: date-time */
            createdOn: string;
            /** @description Null where no public form sent the enquiry. */
            origin: components["schemas"]["EnquiryOrigin"] | null;
            /** @description Null where no form asked for it. */
            consent: components["schemas"]["EnquiryConsent"] | null;
            /** @description Null without one. */
            appointment: components["schemas"]["EnquiryAppointment"] | null;
        };
        /** @description Origin as sent by the browser, never trusted; what is unknown is left out. */
        EnquiryOrigin: {
            /** @description `utm_source`. */
            source?: string;
            /** @description `utm_medium`. */
            medium?: string;
            /** @description `utm_campaign`. */
            campaign?: string;
            /** @description `utm_content`. */
            content?: string;
            /** @description `utm_term`. */
            term?: string;
            /**
             * @description Which click id the address had; its value is not stored.
             * @enum {string}
             */
            clickId?: "gclid" | "fbclid";
            /** @description Host of the page before. */
            referrer?: string;
            /** @description Name of the project page. */
            siteName?: string;
            /** @description Which publication of the project page, from 1. */
            publication?: number;
            /** @description Title of the section of the form. */
            section?: string;
        };
        /** @description Consent text that the visitor accepted; a version never changes. */
        EnquiryConsent: {
            version: number;
            /**
             * Format: date-time
             * @description When the company published the version.
             */
            validFrom: string;
            /** Format: date-time */
            givenOn: string;
            /** @description Whether the visitor agreed to `text.news`. */
            wantsNews: boolean;
            text: components["schemas"]["ConsentText"];
        };
        /** @description Paragraphs as the visitor saw them. */
        ConsentText: {
            summary: string;
            controller: string;
            purpose: string;
            categories: string;
            period: string;
            region: string;
            recipients: string;
            rights: string;
            refusal: string;
            /** @description Beside the marketing box. */
            news: string;
        };
        EnquiryAppointment: {
            /** Format: date-time */
            at: string;
            /**
             * @description Planned, kept, missed, cancelled.
             * @enum {integer}
             */
            state: 0 | 1 | 2 | 3;
        };
        Article: {
            id: number;
            isVisible?: boolean;
            type?: number;
            title?: string;
            summary?: string;
            /** Format: date */
            publishDate?: string;
            sort?: number;
            cover?: components["schemas"]["Picture"] | null;
            seo?: components["schemas"]["Seo"];
            blocks?: components["schemas"]["Block"][];
        };
        NewsItem: {
            id: number;
            isVisible?: boolean;
            title?: string;
            summary?: string;
            /** Format: date */
            publishDate?: string;
            /** @description Sanitised HTML. */
            content?: string;
            cover?: components["schemas"]["Picture"] | null;
            seo?: components["schemas"]["Seo"];
        };
        Site: {
            /** @description Id of its case. */
            id: number;
            siteName?: string;
            path?: string;
            templateCode?: string;
            title?: string;
            keywords?: string;
            description?: string;
            shareImage?: components["schemas"]["Picture"] | null;
            blocks?: components["schemas"]["Block"][];
        };
        Popup: {
            title: string;
            url: string;
            urlTarget: string;
            image: components["schemas"]["Picture"] | null;
        };
        CasePage: {
            items: components["schemas"]["Case"][];
            /** @description Cursor of the next page; null on the last. */
            cursor: number | null;
        };
        ArticlePage: {
            items: components["schemas"]["Article"][];
            cursor: number | null;
        };
        NewsPage: {
            items: components["schemas"]["NewsItem"][];
            cursor: number | null;
        };
        SitePage: {
            items: components["schemas"]["Site"][];
            cursor: number | null;
        };
        Changes: {
            items: {
                /** @enum {string} */
                kind: "case" | "article" | "news" | "site" | "popup" | "release" | "all";
                id: number;
                /** @enum {string} */
                event: "content.online" | "content.updated" | "content.offline" | "case.updated" | "case.units" | "site.published" | "site.offline" | "release.published" | "all.restored";
                /** Format: date-time */
                at: string;
                cursor: string;
            }[];
            cursor: string;
            hasMore: boolean;
        };
    };
    responses: {
        /** @description A page. */
        Cases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CasePage"];
            };
        };
        /** @description Found. */
        Case: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Case"];
            };
        };
        /** @description A page. */
        Articles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ArticlePage"];
            };
        };
        /** @description Found. */
        Article: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Article"];
            };
        };
        /** @description A page. */
        News: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewsPage"];
            };
        };
        /** @description Found. */
        NewsItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewsItem"];
            };
        };
        /** @description A page. */
        Sites: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SitePage"];
            };
        };
        /** @description Found. */
        Site: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Site"];
            };
        };
        /** @description Found. */
        Popup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Popup"];
            };
        };
        /** @description Found. */
        Enquiry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Enquiry"];
            };
        };
        /** @description Changes. */
        Changes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Changes"];
            };
        };
        /** @description 400 malformed, 401 no valid token, 403 missing scope, 404 not visible, 410 cursor expired, 429 too many calls. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    succeeded: boolean;
                    messages: string[];
                };
            };
        };
    };
    parameters: {
        Id: number;
        Limit: number;
        /** @description `cursor` of the previous page. */
        Cursor: number;
        /** @description Names of fields, comma separated; `id` is always included. */
        Fields: string;
        /** @description Includes unpublished content; requires the scope. */
        Drafts: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    deliverCases: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
                tab?: 1 | 2 | 3;
                isHighlight?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Cases"];
            default: components["responses"]["Problem"];
        };
    };
    deliverCase: {
        parameters: {
            query?: {
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Case"];
            default: components["responses"]["Problem"];
        };
    };
    deliverArticles: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
                type?: 2 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Articles"];
            default: components["responses"]["Problem"];
        };
    };
    deliverArticle: {
        parameters: {
            query?: {
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Article"];
            default: components["responses"]["Problem"];
        };
    };
    deliverNews: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["News"];
            default: components["responses"]["Problem"];
        };
    };
    deliverNewsItem: {
        parameters: {
            query?: {
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; requires the scope. */
                drafts?: components["parameters"]["Drafts"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsItem"];
            default: components["responses"]["Problem"];
        };
    };
    deliverSites: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sites"];
            default: components["responses"]["Problem"];
        };
    };
    deliverSite: {
        parameters: {
            query?: {
                /** @description Names of fields, comma separated; `id` is always included. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Site"];
            default: components["responses"]["Problem"];
        };
    };
    deliverPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Popup"];
            default: components["responses"]["Problem"];
        };
    };
    deliverEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Problem"];
        };
    };
    deliverChanges: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Cursor of the last answer. Omitted: the answer has the newest cursor and no changes. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Changes"];
            default: components["responses"]["Problem"];
        };
    };
}
