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
        /** A piece of news. */
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
        /** Project pages as they are published. */
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
        /** The project page of a case, as it is published, with its blocks. */
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
        /** The popup of the home page; 404 while visitors see none. */
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
        /** An enquiry, in full; needs the scope `enquiries`, and each reading leaves an entry in the audit trail. */
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
        /** Changes of what visitors see, after a cursor. */
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
            /** @description Per cent from the left that crops keep. */
            focusX: number;
            focusY: number;
            altText: string;
            /** @description The same picture, narrower. */
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
            /** @description The largest; only of units of several sizes. */
            areaPingMost?: number;
            count: number;
            /**
             * @description `onRequest` has no price.
             * @enum {string}
             */
            priceBasis?: "total" | "perPing" | "onRequest";
            /** @description In 10 */
            price?: number;
            /** @description The highest; only of units of several prices. */
            priceMost?: number;
            /** @description Per cent of the area that is shared by all. */
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
        /** @description Every field but `id` may be left out by `fields`. */
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
            /** @description Facts of the project that are marked as printed. */
            facts?: components["schemas"]["Fact"][];
            recommendedCaseIds?: number[];
            cover?: components["schemas"]["Picture"] | null;
            seo?: components["schemas"]["Seo"];
            blocks?: components["schemas"]["Block"][];
        };
        /** @description What a visitor sent, never masked; spam is 404. */
        Enquiry: {
            id: number;
            /** @description As in the contract of the back office. */
            type: number;
            name: string;
            gender: number;
            tel: string;
            email: string;
            caseId: number | null;
            caseTitle: string;
            content: string;
            source: string;
            handleStatus: number;
            /** Format: date-time */
            createdOn: string;
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
            /** @description The id of its case. */
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
            /** @description Of the next page; null on the last. */
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
                kind: "case" | "article" | "news" | "site" | "popup" | "all";
                id: number;
                /** @enum {string} */
                event: "content.online" | "content.updated" | "content.offline" | "case.updated" | "case.units" | "site.published" | "site.offline" | "all.restored";
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
        /** @description 400 malformed, 401 no valid token, 403 not in its scopes, 404 not to be seen, 410 cursor gone, 429 too many calls. */
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
        /** @description The `cursor` of the page before. */
        Cursor: number;
        /** @description Names of fields, comma separated; `id` is always there. */
        Fields: string;
        /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description The `cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description The `cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description The `cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description Names of fields, comma separated; `id` is always there. */
                fields?: components["parameters"]["Fields"];
                /** @description Includes unpublished content; the token needs the scope. */
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
                /** @description The `cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Names of fields, comma separated; `id` is always there. */
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
                /** @description Names of fields, comma separated; `id` is always there. */
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
                /** @description The cursor of the last answer; left out, the answer has the newest one and no changes. */
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
